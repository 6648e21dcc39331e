/** What stands on a koma, by the name of its image. Words of a name may be joined by spaces or by hyphens. */
export interface Inscription {
  /** One character, in some cases two where one is not enough. */
  one: string;
  /** The name in full. */
  two: string;
  /** For those who can't read it, or the drawing instead. */
  letters: string;
  drawing?: string;
  /** What the second player's bears, where it differs. */
  second?: { one: string; two: string };
  /** Part of the king's size. */
  size: number;
  /** The face of a piece that was turned over. */
  promoted?: true;
}

const KING = 1;
const GREAT = 0.97;
const GENERAL = 0.94;
const SMALL = 0.91;
const PAWN = 0.87;

const of = (one: string, two: string, letters: string, size: number): Inscription => ({ one, two, letters, size });
const drawn = (one: string, two: string, drawing: string, size: number): Inscription => ({
  ...of(one, two, '', size),
  drawing,
});
const turned = (base: Inscription): Inscription => ({ ...base, promoted: true });

const STANDARD: Record<string, Inscription> = {
  king: { ...of('玉', '玉将', 'K', KING), second: { one: '王', two: '王将' } },
  rook: of('飛', '飛車', 'R', GREAT),
  bishop: of('角', '角行', 'B', GREAT),
  gold: of('金', '金将', 'G', GENERAL),
  silver: of('銀', '銀将', 'S', GENERAL),
  knight: of('桂', '桂馬', 'N', SMALL),
  lance: of('香', '香車', 'L', SMALL),
  pawn: of('歩', '歩兵', 'P', PAWN),
  dragon: turned(of('龍', '龍王', '+R', GREAT)),
  horse: turned(of('馬', '龍馬', '+B', GREAT)),
  'promoted silver': turned(of('全', '成銀', '+S', GENERAL)),
  'promoted knight': turned(of('圭', '成桂', '+N', SMALL)),
  'promoted lance': turned(of('杏', '成香', '+L', SMALL)),
  tokin: turned(of('と', 'と', '+P', PAWN)),
};

const BIRDS: Record<string, Inscription> = {
  phoenix: of('鵬', '鵬', 'K', KING),
  falcon: of('鷹', '鷹', 'F', GREAT),
  eagle: turned(of('鷲', '鷲', '+F', GREAT)),
  crane: of('鶴', '鶴', 'C', GENERAL),
  pheasant: of('雉', '雉', 'P', SMALL),
  'left quail': of('左鶉', '左鶉', 'LQ', SMALL),
  'right quail': of('右鶉', '右鶉', 'RQ', SMALL),
  swallow: of('燕', '燕', 'S', PAWN),
  goose: turned(of('雁', '雁', '+S', PAWN)),
};

/** In the children's game they are told in kana. */
const ANIMALS: Record<string, Inscription> = {
  lion: drawn('ら', 'らい', 'lion', KING),
  giraffe: drawn('き', 'きり', 'giraffe', GENERAL),
  elephant: drawn('ぞ', 'ぞう', 'elephant', GENERAL),
  chick: drawn('ひ', 'ひよ', 'chick', PAWN),
  hen: turned(drawn('に', 'にわ', 'hen', PAWN)),
};

/** Pieces of later games: the words that a dictionary has for them. */
const OTHERS: Record<string, Inscription> = {
  'drunk elephant': of('酔', '酔象', 'E', GENERAL),
  prince: turned(of('太', '太子', '+E', GENERAL)),
  soldier: of('兵', '兵士', 'P', PAWN),
  cannon: of('砲', '大砲', 'C', GREAT),
  'gold cannon': of('砲', '金砲', 'GC', GENERAL),
  'silver cannon': of('炮', '銀砲', 'SC', GENERAL),
  'copper cannon': of('銅', '銅砲', 'CC', GENERAL),
  'iron cannon': of('鉄', '鉄砲', 'IC', GENERAL),
  queen: of('奔', '奔王', 'Q', KING),
  cardinal: of('枢', '枢機', 'A', GREAT),
  archbishop: of('僧', '僧正', 'A', GREAT),
  marshal: of('帥', '元帥', 'M', GREAT),
  chancellor: of('宰', '宰相', 'C', GREAT),
  angel: of('天', '天使', 'A', KING),
  amazon: of('女', '女傑', 'A', KING),
  centaur: of('人', '人馬', 'C', GENERAL),
  commoner: of('民', '平民', 'M', GENERAL),
  guard: of('衛', '衛士', 'G', GENERAL),
  ferz: of('臣', '大臣', 'F', GENERAL),
  wazir: of('吏', '官吏', 'W', GENERAL),
  spear: of('槍', '槍', 'S', SMALL),
};

const ALIASES: Record<string, string> = {
  'dragon king': 'dragon',
  'promoted rook': 'dragon',
  'dragon horse': 'horse',
  'promoted bishop': 'horse',
  'promoted pawn': 'tokin',
  'gold general': 'gold',
  'silver general': 'silver',
  'crown prince': 'prince',
};

const ALL: Record<string, Inscription> = { ...STANDARD, ...BIRDS, ...ANIMALS, ...OTHERS };

/** All names under which an inscription is known. */
export const INSCRIBED_NAMES = [...Object.keys(ALL), ...Object.keys(ALIASES)];

const PREFIX = 'promoted ';

/** The inscription of an image, if there is one; that of a promoted piece is made from what it was. */
export function inscriptionOf(image: string): Inscription | undefined {
  const name = image.replaceAll('-', ' ');
  const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  if (Object.hasOwn(ALL, known)) return ALL[known];
  if (!name.startsWith(PREFIX)) return undefined;
  const base = inscriptionOf(name.slice(PREFIX.length));
  return base && turned({ ...base, two: `成${base.one}`, letters: `+${base.letters}` });
}
