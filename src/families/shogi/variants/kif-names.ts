import type { Definition } from '../../../play/definition.ts';

/** Names of variants in KIF, by slug: what the header `手合割` says in files of Lishogi, or the name of the game. */
export const kifNames: Readonly<Record<string, string>> = {
  minishogi: '5五将棋',
  'check-shogi': '王手将棋',
  gorogoro: 'ごろごろどうぶつしょうぎ',
};

/** Whether a definition is shogi itself, with any flags. */
export const isPlainShogi = ({ variant }: Definition): boolean => variant.split('+')[0] === 'standard';
