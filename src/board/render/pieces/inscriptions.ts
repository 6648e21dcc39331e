/** What is written on a koma, a shogi piece. */
export interface Inscription {
  /** Short form: one character, or two if one is not enough. */
  one: string;
  /** The full name. */
  two: string;
  /** Name of the drawing that can replace the characters, if there is a good one. */
  drawing?: string;
  /** The second player's, if it differs. */
  second?: { one: string; two: string };
  /** Size relative to the king. */
  size: number;
  /** The promoted face of a piece. */
  promoted?: true;
}

const KING = 1;
const GREAT = 0.97;
const GENERAL = 0.94;
const SMALL = 0.91;
const PAWN = 0.87;

const of = (one: string, two: string, size: number): Inscription => ({ one, two, size });
const drawn = (drawing: string, inscription: Inscription): Inscription => ({ ...inscription, drawing });
const turned = (inscription: Inscription): Inscription => ({ ...inscription, promoted: true });

const STANDARD: Record<string, Inscription> = {
  king: { ...of('玉', '玉将', KING), second: { one: '王', two: '王将' } },
  rook: of('飛', '飛車', GREAT),
  bishop: of('角', '角行', GREAT),
  gold: of('金', '金将', GENERAL),
  silver: of('銀', '銀将', GENERAL),
  knight: of('桂', '桂馬', SMALL),
  lance: of('香', '香車', SMALL),
  pawn: of('歩', '歩兵', PAWN),
  dragon: turned(of('龍', '龍王', GREAT)),
  horse: turned(of('馬', '龍馬', GREAT)),
  'promoted silver': turned(of('全', '成銀', GENERAL)),
  'promoted knight': turned(of('圭', '成桂', SMALL)),
  'promoted lance': turned(of('杏', '成香', SMALL)),
  tokin: turned(of('と', 'と', PAWN)),
};

const BIRDS: Record<string, Inscription> = {
  phoenix: of('鵬', '鵬', KING),
  falcon: of('鷹', '鷹', GREAT),
  eagle: turned(of('鷲', '鷲', GREAT)),
  crane: of('鶴', '鶴', GENERAL),
  pheasant: of('雉', '雉', SMALL),
  'left quail': of('左鶉', '左鶉', SMALL),
  'right quail': of('右鶉', '右鶉', SMALL),
  swallow: of('燕', '燕', PAWN),
  goose: turned(of('鴈', '鴈', PAWN)),
};

/** Dobutsu shogi, the children's game: kana and drawings. */
const ANIMALS: Record<string, Inscription> = {
  lion: drawn('lion', of('ら', 'らい', KING)),
  giraffe: drawn('giraffe', of('き', 'きり', GENERAL)),
  elephant: drawn('elephant', of('ぞ', 'ぞう', GENERAL)),
  chick: drawn('chick', of('ひ', 'ひよ', PAWN)),
  hen: drawn('hen', turned(of('に', 'にわ', PAWN))),
};

/** Pieces of historical large shogi games that new games use. */
const OLD: Record<string, Inscription> = {
  'drunk elephant': of('醉', '醉象', GENERAL),
  queen: of('奔', '奔王', KING),
  alfil: of('竜', '飛竜', GENERAL),
  ferz: of('猫', '猫刃', GENERAL),
  wazir: of('嗔', '嗔猪', GENERAL),
  tiger: of('虎', '猛虎', GREAT),
  'white elephant': of('象', '白象', GENERAL),
  buffalo: of('水', '水牛', GREAT),
};

/** Pieces of new games, with words from a dictionary. */
const NEW: Record<string, Inscription> = {
  soldier: of('兵', '兵士', PAWN),
  guard: of('衛', '衛士', GENERAL),
  minister: of('臣', '大臣', GENERAL),
  scholar: of('学', '学者', GENERAL),
  wizard: of('魔', '魔術', GENERAL),
  angel: of('天', '天使', KING),
  cardinal: of('枢', '枢機', GREAT),
  archbishop: of('僧', '僧正', GREAT),
  marshal: of('帥', '元帥', GREAT),
  chancellor: of('宰', '宰相', GREAT),
  centaur: of('人', '人馬', GREAT),
  rider: of('騎', '騎手', PAWN),
  'enlightened rider': of('悟', '悟手', PAWN),
  jewel: of('珠', '宝珠', KING),
  lotus: of('蓮', '蓮華', GREAT),
  frog: of('蛙', '蛙', GREAT),
  gaur: of('牛', '野牛', GREAT),
  owl: of('梟', '梟', GREAT),
  rhinoceros: of('犀', '犀', GREAT),
  camel: of('駱', '駱駝', GREAT),
  zebra: of('縞', '縞馬', GREAT),
  threeleaper: of('跳', '三跳', GREAT),
  alibaba: of('賊', '盗賊', GREAT),
  dabbaba: of('車', '戦車', GENERAL),
  sword: of('剣', '宝剣', GREAT),
  ship: of('船', '戦船', GREAT),
  cannon: of('砲', '大砲', GREAT),
  mortar: of('臼', '臼砲', GREAT),
  'gold cannon': of('砲', '金砲', GENERAL),
  'silver cannon': of('炮', '銀砲', GENERAL),
  'copper cannon': of('銅', '銅砲', GENERAL),
  'iron cannon': of('鉄', '鉄砲', GENERAL),
  'left bishop': of('左角', '左角', GREAT),
  'right bishop': of('右角', '右角', GREAT),
  'left rook': of('左飛', '左飛', GREAT),
  'right rook': of('右飛', '右飛', GREAT),
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

/** All names of images that have an inscription. */
export const INSCRIBED_NAMES = [...Object.keys(ALL), ...Object.keys(ALIASES)];

const PREFIX = 'promoted ';

/**
 * The inscription of an image, if there is one. Words of the name may be joined by spaces or hyphens. "promoted x" is
 * derived from x.
 */
export function inscriptionOf(image: string): Inscription | undefined {
  const name = image.replaceAll('-', ' ');
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  if (Object.hasOwn(ALL, known)) return ALL[known];
  if (!name.startsWith(PREFIX)) return undefined;
  const base = inscriptionOf(name.slice(PREFIX.length));
  return base && turned({ ...base, two: `成${base.one}` });
}
