/** The characters or drawing on a koma, which is a shogi piece. */
export interface Inscription {
  /** The piece's short name: one character, or two if one would be ambiguous. */
  one: string;
  /** The piece's full name. */
  two: string;
  /** Name of the drawing that can replace the characters, if there is a suitable one. */
  drawing?: string;
  /** The second player's inscription, if it differs. */
  second?: { one: string; two: string };
  /** Size of the koma relative to the king's. */
  size: number;
  /** Whether this is the inscription of a promoted piece. */
  promoted?: true;
}

const KING = 1;
const GREAT = 0.97;
const GENERAL = 0.94;
const SMALL = 0.91;
const PAWN = 0.87;

const inscription = (one: string, two: string, size: number): Inscription => ({ one, two, size });
const withDrawing = (drawing: string, inscription: Inscription): Inscription => ({ ...inscription, drawing });
const asPromoted = (inscription: Inscription): Inscription => ({ ...inscription, promoted: true });

const STANDARD: Record<string, Inscription> = {
  king: { ...inscription('玉', '玉将', KING), second: { one: '王', two: '王将' } },
  rook: inscription('飛', '飛車', GREAT),
  bishop: inscription('角', '角行', GREAT),
  gold: inscription('金', '金将', GENERAL),
  silver: inscription('銀', '銀将', GENERAL),
  knight: inscription('桂', '桂馬', SMALL),
  lance: inscription('香', '香車', SMALL),
  pawn: inscription('歩', '歩兵', PAWN),
  dragon: asPromoted(inscription('龍', '龍王', GREAT)),
  horse: asPromoted(inscription('馬', '龍馬', GREAT)),
  'promoted silver': asPromoted(inscription('全', '成銀', GENERAL)),
  'promoted knight': asPromoted(inscription('圭', '成桂', SMALL)),
  'promoted lance': asPromoted(inscription('杏', '成香', SMALL)),
  tokin: asPromoted(inscription('と', 'と', PAWN)),
};

const BIRDS: Record<string, Inscription> = {
  phoenix: inscription('鵬', '鵬', KING),
  falcon: inscription('鷹', '鷹', GREAT),
  eagle: asPromoted(inscription('鷲', '鷲', GREAT)),
  crane: inscription('鶴', '鶴', GENERAL),
  pheasant: inscription('雉', '雉', SMALL),
  'left quail': inscription('左鶉', '左鶉', SMALL),
  'right quail': inscription('右鶉', '右鶉', SMALL),
  swallow: inscription('燕', '燕', PAWN),
  goose: asPromoted(inscription('鴈', '鴈', PAWN)),
};

/** Inscriptions of dobutsu shogi, the children's game: kana and drawings. */
const ANIMALS: Record<string, Inscription> = {
  lion: withDrawing('lion', inscription('ら', 'らい', KING)),
  giraffe: withDrawing('giraffe', inscription('き', 'きり', GENERAL)),
  elephant: withDrawing('elephant', inscription('ぞ', 'ぞう', GENERAL)),
  chick: withDrawing('chick', inscription('ひ', 'ひよ', PAWN)),
  hen: withDrawing('hen', asPromoted(inscription('に', 'にわ', PAWN))),
};

/** Inscriptions of pieces from large historical shogi games that newer games use. */
const OLD: Record<string, Inscription> = {
  'drunk elephant': inscription('醉', '醉象', GENERAL),
  queen: inscription('奔', '奔王', KING),
  alfil: inscription('竜', '飛竜', GENERAL),
  ferz: inscription('猫', '猫刃', GENERAL),
  wazir: inscription('嗔', '嗔猪', GENERAL),
  tiger: inscription('虎', '猛虎', GREAT),
  'white elephant': inscription('象', '白象', GENERAL),
  buffalo: inscription('水', '水牛', GREAT),
};

/** Inscriptions of pieces from new games, with words from a dictionary. */
const NEW: Record<string, Inscription> = {
  soldier: inscription('兵', '兵士', PAWN),
  guard: inscription('衛', '衛士', GENERAL),
  minister: inscription('臣', '大臣', GENERAL),
  scholar: inscription('学', '学者', GENERAL),
  wizard: inscription('魔', '魔術', GENERAL),
  angel: inscription('天', '天使', KING),
  cardinal: inscription('枢', '枢機', GREAT),
  archbishop: inscription('僧', '僧正', GREAT),
  marshal: inscription('帥', '元帥', GREAT),
  chancellor: inscription('宰', '宰相', GREAT),
  centaur: inscription('人', '人馬', GREAT),
  rider: inscription('騎', '騎手', PAWN),
  'enlightened rider': inscription('悟', '悟手', PAWN),
  jewel: inscription('珠', '宝珠', KING),
  lotus: inscription('蓮', '蓮華', GREAT),
  frog: inscription('蛙', '蛙', GREAT),
  gaur: inscription('牛', '野牛', GREAT),
  owl: inscription('梟', '梟', GREAT),
  rhinoceros: inscription('犀', '犀', GREAT),
  camel: inscription('駱', '駱駝', GREAT),
  zebra: inscription('縞', '縞馬', GREAT),
  threeleaper: inscription('跳', '三跳', GREAT),
  alibaba: inscription('賊', '盗賊', GREAT),
  dabbaba: inscription('車', '戦車', GENERAL),
  sword: inscription('剣', '宝剣', GREAT),
  ship: inscription('船', '戦船', GREAT),
  cannon: inscription('砲', '大砲', GREAT),
  mortar: inscription('臼', '臼砲', GREAT),
  'gold cannon': inscription('砲', '金砲', GENERAL),
  'silver cannon': inscription('炮', '銀砲', GENERAL),
  'copper cannon': inscription('銅', '銅砲', GENERAL),
  'iron cannon': inscription('鉄', '鉄砲', GENERAL),
  'left bishop': inscription('左角', '左角', GREAT),
  'right bishop': inscription('右角', '右角', GREAT),
  'left rook': inscription('左飛', '左飛', GREAT),
  'right rook': inscription('右飛', '右飛', GREAT),
};

const ALIASES: Record<string, string> = {
  'dragon king': 'dragon',
  'promoted rook': 'dragon',
  'dragon horse': 'horse',
  'promoted bishop': 'horse',
  'promoted pawn': 'tokin',
  'gold general': 'gold',
  'silver general': 'silver',
};

const ALL: Record<string, Inscription> = { ...STANDARD, ...BIRDS, ...ANIMALS, ...OLD, ...NEW };

/** Names of all images that have an inscription. */
export const INSCRIBED_IMAGE_NAMES = [...Object.keys(ALL), ...Object.keys(ALIASES)];

const PREFIX = 'promoted ';

/**
 * The inscription of an image; undefined if there is none. Words of the name may be joined by spaces or hyphens. The
 * inscription of "promoted x" is derived from that of x.
 */
export function inscriptionOf(image: string): Inscription | undefined {
  const name = image.replaceAll('-', ' ');
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  if (Object.hasOwn(ALL, known)) return ALL[known];
  if (!name.startsWith(PREFIX)) return undefined;
  const base = inscriptionOf(name.slice(PREFIX.length));
  return base && asPromoted({ ...base, two: `成${base.one}` });
}
