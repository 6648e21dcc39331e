import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { gameWithDefaults, timerLists } from './timer-lists.ts';
import { suggestTimers, type TimerSuggestion } from './timers.ts';

function suggested(text: string, players?: number): TimerSuggestion {
  const outcome = suggestTimers(text, players);
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

const refused = (text: string, players?: number) => {
  const outcome = suggestTimers(text, players);
  return outcome.ok ? { game: outcome.value.game } : outcome.error;
};

const control = (text: string, name: string, players?: number) =>
  suggested(text, players).controls.find((each) => each.name === name)!;

/** Every game with every number of players that it allows. */
const TABLES = timerLists().flatMap((list) =>
  Object.keys(list.games).flatMap((slug) => {
    const { min, max, step = 1 } = gameWithDefaults(list, slug).players ?? list.players;
    const game = list.family ? `${list.family}/${slug}` : slug;
    return Array.from({ length: (max - min) / step + 1 }, (_, i) => ({ game, players: min + i * step }));
  }),
);

describe('a text about one game', () => {
  const ownClocks = timerLists().flatMap((list) => {
    const shared = Object.values(list.kinds).map(({ clocks }) => clocks);
    return Object.keys(list.clocks).flatMap((clocks) =>
      list.games[clocks] && !shared.includes(clocks) ? [{ list, clocks }] : [],
    );
  });

  it.each(ownClocks.map(({ list, clocks }) => [clocks, list] as const))(
    'is not that of others: only %s and games like it have its clocks',
    (clocks, list) => {
      const users = Object.keys(list.games).filter((slug) => gameWithDefaults(list, slug).clocks === clocks);
      expect(users.filter((slug) => slug !== clocks && list.games[slug]!.like !== clocks)).toEqual([]);
      expect(users).toContain(clocks);
    },
  );

  it('does not send the blocks of Jenga to Twister', () => {
    const { controls, why } = suggested('Twister');
    expect(controls.map((each) => each.why).join(' ') + why).not.toMatch(/block|tower/);
  });
});

describe('a name', () => {
  it.each([
    ['chess', 'chess/standard'],
    ['Chess', 'chess/standard'],
    ['standard chess', 'chess/standard'],
    ['chess/', 'chess/standard'],
    ['chess/chess', 'chess/standard'],
    ['Шахматы', 'chess/standard'],
    ['atomic', 'chess/atomic'],
    ['chess/atomic', 'chess/atomic'],
    ['Atomic Chess', 'chess/atomic'],
    ['kingOfTheHill', 'chess/king-of-the-hill'],
    ['king-of-the-hill', 'chess/king-of-the-hill'],
    ['threeCheck', 'chess/three-check'],
    ['three-check chess', 'chess/three-check'],
    ['racing_kings', 'chess/racing-kings'],
    ['almost-chess', 'chess/almost-chess'],
    ['Khan’s Chess', 'chess/khans'],
    ['Misère chess', 'chess/misere'],
    ['dragon chess', 'chess/dragon-pieces'],
    ['draughts', 'draughts/standard'],
    ['checkers', 'draughts/english'],
    ['Russian checkers', 'draughts/russian'],
    ['draughts/breakthrough', 'draughts/breakthrough'],
    ['breakthrough draughts', 'draughts/breakthrough'],
    ['baduk', 'go/standard'],
    ['囲碁', 'go/standard'],
    ['go/nz', 'go/go-nz'],
    ['reversi', 'reversi/standard'],
    ['reversi/reversi', 'reversi/reversi'],
    ['Othello 6x6', 'reversi/othello-6x6'],
    ['chinese chess', 'xiangqi/standard'],
    ['korean chess', 'xiangqi/janggi'],
    ['japanese chess', 'shogi/standard'],
    ['mini shogi', 'shogi/minishogi'],
    ['Nine Men’s Morris', 'morris/standard'],
    ['Kalah 6x6', 'mancala/kalah-6x6'],
    ["The Landlord's Game", 'landlords-game/standard'],
    ['catan', 'catan'],
    ['The Settlers of Catan', 'catan'],
    ['resistance', 'the-resistance'],
    ['the chess', 'chess/standard'],
    ['D&D', 'dungeons-and-dragons'],
    ['Tic Tac Toe', 'tictactoe'],
    ['breakthrough', 'breakthrough'],
  ])('%s is %s', (text, game) => {
    expect(suggested(text).game).toBe(game);
  });

  it.each([
    ['go 9x9', 'go/standard+9x9'],
    ['9x9 go', 'go/standard+9x9'],
    ['go+9x9', 'go/standard+9x9'],
    ['Go/standard+13x13', 'go/standard+13x13'],
    ['capture-go+13x13', 'go/capture-go+13x13'],
    ['hex 14x14', 'hex/standard+14x14'],
    ['reversi/8x6', 'reversi/standard+8x6'],
    ['go+h4+9x9', 'go/standard+h4+9x9'],
    ['grand+random', 'chess/grand+random'],
    ['grand+960', 'chess/grand+random'],
    ['standard chess+drops', 'chess/standard+drops'],
    ['atomic+crazyhouse', 'chess/atomic+crazyhouse'],
    ['1904+4p', 'landlords-game/standard+4p'],
    ['hex+swap', 'hex/standard+swap'],
  ])('%s has flags: %s', (text, game) => {
    expect(suggested(text).game).toBe(game);
  });

  it.each([
    ['standard', /10 games: chess\/standard, draughts\/standard, .* and xiangqi\/standard/],
    ['9x9', /go\/standard\+9x9, hex\/standard\+9x9 and reversi\/standard\+9x9/],
    ['14x14', /draughts\/14x14, go\/standard\+14x14/],
    ['mini', /shogi\/minishogi and xiangqi\/minixiangqi/],
    ['go+9x9+13x13', /both 9x9 and 13x13/],
  ])('%s is refused with the choices', (text, detail) => {
    expect(refused(text)).toMatchObject({ problem: 'impossible', detail: expect.stringMatching(detail) });
  });

  it.each([
    ['chesss', /among the \d{3} games .* did you mean chess\b/],
    ['settlers of cattan', /did you mean settlers-of-catan\b/],
    ['weiqqi', /did you mean weiqi\?/],
    ['chess/atomik', /Chess has \d{3} variants .*"atomik" .* did you mean atomic\b/],
    ['quess/atomic', /no family "quess"; before a slash stands chess, draughts/],
    ['chess+foo', /chess\/standard cannot be played with "foo"/],
    ['go+99x99', /go\/standard cannot be played with "99x99"/],
    ['catan+5p', /catan cannot be played with "5p"/],
    ['catan+9x9', /catan cannot be played with "9x9"/],
    ['!!', /no game "!!" among the \d{3} games and variants that are known\.$/],
    ['', /no game ""/],
    ['__proto__', /no game "__proto__"/],
    ['chess/constructor', /"constructor" is none of them/],
  ])('%j is unknown, and the refusal helps', (text, detail) => {
    expect(refused(text)).toMatchObject({
      problem: 'unknown',
      detail: expect.stringMatching(detail),
      hint: expect.stringMatching(/\.$/),
    });
  });

  it('of any length is refused at once', () => {
    const started = cpuTime();
    for (const text of ['x', '9x', '+', '/', 'the', 'chess', '\u0301']) refused(text.repeat(50));
    expect(cpuTime() - started).toBeLessThan(1_000);
  });
});

describe('players', () => {
  it('are the usual number unless said', () => {
    expect(suggested('chess').players).toBe(2);
    expect(suggested('catan').players).toBe(4);
    expect(suggested('1904+3p').players).toBe(3);
  });

  it.each([
    ['chess', 3, 'Chess is for 2 players, not for 3.'],
    ['chess', 1, 'Chess is for 2 players, not for 1.'],
    ['catan', 7, 'Catan is for 3 to 4 players, not for 7.'],
    ['three-player-hex', 2, 'Three-player Hex is for 3 players, not for 2.'],
    ['bughouse', 3, 'Bughouse is for 2 or 4 players, not for 3.'],
    ['solitaire', 2, 'Solitaire is for 1 player, not for 2.'],
    ['1904+4p', 3, "The Landlord's Game (1904), 4p is for 4 players, not for 3."],
  ])('of %s that are %i are refused with the range', (text, players, detail) => {
    expect(refused(text, players)).toMatchObject({ problem: 'impossible', detail });
  });
});

describe('a suggestion', () => {
  it('says what is customary, in the words of the game', () => {
    expect(suggested('chess')).toMatchObject({ title: 'Chess', family: 'chess', variant: 'standard', players: 2 });
    expect(control('chess', 'bullet')).toMatchObject({ kind: 'sudden-death', mainSeconds: 60, incrementSeconds: 0 });
    expect(control('chess', 'blitz')).toMatchObject({ kind: 'increment', mainSeconds: 180, incrementSeconds: 2 });
    expect(control('chess', 'classical')).toMatchObject({ mainSeconds: 5400, incrementSeconds: 30 });
    expect(control('go', 'rapid')).toMatchObject({ kind: 'byoyomi', mainSeconds: 1200, periods: 5, periodSeconds: 30 });
    expect(control('go', 'canadian')).toMatchObject({ periodSeconds: 300, movesPerPeriod: 20 });
    expect(control('go', 'canadian')).not.toHaveProperty('periods');
    expect(control('shogi', 'rapid')).toMatchObject({ mainSeconds: 600, periods: 1, periodSeconds: 30 });
    expect(control('draughts', 'classical')).toMatchObject({ mainSeconds: 4800, incrementSeconds: 60 });
    expect(control('scrabble', 'tournament')).toMatchObject({ mainSeconds: 1500 });
    expect(control('dnd', 'convention slot')).toMatchObject({ kind: 'session', mainSeconds: 14_400 });
    expect(suggested('catan')).not.toHaveProperty('family');
  });

  it('counts the whole duration as its formula says', () => {
    expect(control('chess', 'blitz').totalMinutes).toBe(7); // 0.8 × 2 × (180 + 40 × 2) s
    expect(control('chess', 'classical').totalMinutes).toBe(175); // 0.8 × 2 × (5400 + 40 × 30) s
    expect(control('go', 'rapid').totalMinutes).toBe(80); // 0.8 × 2 × (1200 + 121 × ½ × 30) s
    expect(control('go', 'canadian').totalMinutes).toBe(72); // 0.8 × 2 × (1800 + 121 × ½ × 300 / 20) s
    expect(control('shogi', 'blitz').totalMinutes).toBe(15); // 0.8 × 2 × 55 × 10 s, all of it byo-yomi
    expect(control('catan', 'relaxed').totalMinutes).toBe(80); // 0.15 × 79 min + 0.8 × 4 × 17 × 75 s
    expect(control('pandemic', 'relaxed', 2).totalMinutes).toBe(35); // 0.15 × 39 min + 0.8 × 24 × 90 s
    expect(control('dnd', 'convention slot').totalMinutes).toBe(240);
  });

  it('lets players wait where they take turns, and not where they act at once or share the turns', () => {
    const longer = (text: string, few: number, many: number) =>
      control(text, 'session', many).totalMinutes / control(text, 'session', few).totalMinutes;
    expect(longer('scythe', 2, 4)).toBeGreaterThan(1.5);
    expect(longer('seven-wonders', 3, 6)).toBeLessThan(1.35);
    expect(longer('carcassonne', 2, 4)).toBeLessThan(1.35);
  });

  it('plays the boards of bughouse at the same time', () => {
    expect(control('bughouse', 'blitz', 4).totalMinutes).toBe(control('bughouse', 'blitz', 2).totalMinutes);
  });

  it('follows the size of a board', () => {
    const times = ['go 9x9', 'go 13x13', 'go 19x19'].map((text) => control(text, 'rapid').mainSeconds);
    expect(times).toEqual([300, 600, 1200]);
    expect(suggested('othello-6x6').why).toContain('16 moves');
    expect(suggested('othello').why).toContain('30 moves');
  });

  it('takes clocks and length of a variant that is added as a flag', () => {
    expect(suggested('grand+atomic').controls).toEqual(suggested('atomic').controls);
    expect(suggested('grand+atomic').why).toMatch(/Ten by ten.*blows up/);
  });

  it('is there for every game and table, with figures that make sense', () => {
    const wrong = TABLES.flatMap(({ game, players }) => {
      const { game: slug, controls, why } = suggested(game, players);
      const figures = controls.flatMap((each) => Object.values(each).filter((value) => typeof value === 'number'));
      const isSound =
        slug === game &&
        figures.every((figure) => Number.isFinite(figure) && figure >= 0) &&
        controls.every(({ totalMinutes }) => totalMinutes >= 0.5 && totalMinutes <= 16 * 60) &&
        [why, ...controls.map((each) => each.why)].every(
          (text) => /^\S.*\.$/.test(text) && !/[{}]|undefined/.test(text),
        );
      return isSound ? [] : [`${game} with ${players}`];
    });
    expect(wrong).toEqual([]);
    expect(TABLES.length).toBeGreaterThan(1_000);
  });

  it('puts more time into slower controls', () => {
    const pairs = [
      ['bullet', 'blitz'],
      ['blitz', 'rapid'],
      ['rapid', 'classical'],
      ['brisk', 'relaxed'],
    ];
    const wrong = TABLES.filter(({ game, players }) => {
      const { controls } = suggested(game, players);
      const at = (name: string | undefined) => controls.find((each) => each.name === name)?.totalMinutes;
      return pairs.some(([quick, slow]) => (at(quick) ?? 0) > (at(slow) ?? Number.POSITIVE_INFINITY));
    });
    expect(wrong).toEqual([]);
  });
});
