import { capitalize, countOf } from '../../lib/wording.ts';
import { type ClockSetting, timeControlText } from '../../tabletop/timer-clocks.ts';
import type { TimeControlKind } from '../../tabletop/timer-lists.ts';
import type { TimerSuggestion } from '../../tabletop/timers.ts';
import { addressOf } from '../forms/address.ts';
import { numberField, type Option, selectField } from '../forms/fields.ts';
import { MAX_NAME } from '../forms/names.ts';
import { jsonForScript } from '../json-for-script.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { type ClockRequest, clockParameters, MAX_CLOCKS, minutesOf, secondsOf } from './clock-request.ts';

export const TIMER_ROOT = '/timer';

/** The kinds of clocks, as players know them. */
const KINDS: Readonly<Record<TimeControlKind, readonly [title: string, text: string]>> = {
  'sudden-death': ['Sudden death', 'Each player has one time for the whole game. If it runs out, the player loses.'],
  increment: [
    'Increment (Fischer)',
    'As sudden death, but each move adds some seconds to the time of the player who made it.',
  ],
  delay: ['Delay', 'The first seconds of each move are free. They are not kept if a move takes less.'],
  byoyomi: [
    'Byo-yomi',
    'After the main time come periods. A period that is not used up begins again with the next move; one that is used up is lost. In Canadian byo-yomi a number of moves share a period.',
  ],
  'per-turn': ['Per turn', 'Each turn has the same time, as with a sandglass.'],
  session: ['Session', 'One time for the whole table, for example an evening.'],
};

/** What a page about the clocks of a game shows. */
export interface GameClocks {
  readonly game: string;
  readonly suggestion?: TimerSuggestion;
  /** Why nothing is suggested. */
  readonly fault?: string;
}

const clockPath = (request: ClockRequest): string => addressOf(TIMER_ROOT, clockParameters(request));

/** Makes the page from which a clock is chosen: by kind, or as suggested for a game. */
export function chooseClockPage(clocks?: GameClocks): string {
  const title = clocks?.suggestion?.title;
  return htmlPage(
    title ? `Clocks for ${title}` : 'Game clock and turn timer',
    'A clock for 2 to 8 players: sudden death, increment, delay, byo-yomi or a time per turn, with suggestions for many games.',
    `<h1>${title ? `Clocks for ${escapeHtml(title)}` : 'Game clock'}</h1>
${clocks ? clocksHtml(clocks) : `<p class="lead">Choose a clock, lay the device on the table, and tap when your turn is over.</p>\n${usualClocks()}`}
<h2 id="game">Clocks for a game</h2>
<form class="search" action="${TIMER_ROOT}"><label>Game
<input name="game" value="${escapeHtml(clocks?.game ?? '')}" maxlength="60" placeholder="go 9x9, Catan, atomic chess" required></label>
<button>Suggest</button></form>
<h2 id="own">A clock of your own</h2>
${clockForm()}
${kindsHtml()}`,
  );
}

/** Makes the page of a clock. It needs script; without, it says so and explains the kinds. */
export function clockPage(request: ClockRequest, assets: PageAssets): string {
  const { setting, players } = request;
  const clock = timeControlText(setting);
  const [kind, text] = KINDS[setting.kind];
  const whose = setting.kind === 'session' ? 'for the table' : `for ${countOf(players, 'player')}`;
  return htmlPage(
    `Clock: ${clock}, ${kind.toLowerCase()}, ${whose}`,
    `${kind}: ${text}`,
    `<h1 class="clock-title">${escapeHtml(`${kind}: ${clock} ${whose}`)}</h1>
<parlour-clock><noscript><p class="lead">The clock needs JavaScript. Without it, use a clock of your own with these times.</p></noscript></parlour-clock>
<p>${text}</p>
<script type="application/json" id="clock-facts">${jsonForScript({ setting, players })}</script>
<details><summary>Another clock</summary>
${clockForm(request)}</details>
<p class="actions"><a href="${TIMER_ROOT}">All clocks</a></p>
<noscript>${kindsHtml()}</noscript>`,
    { script: assets['timer'] },
  );
}

const USUAL: readonly (readonly [name: string, setting: Partial<ClockSetting> & Pick<ClockSetting, 'kind'>])[] = [
  ['Blitz', { kind: 'increment', mainSeconds: 180, incrementSeconds: 2 }],
  ['Rapid', { kind: 'increment', mainSeconds: 600, incrementSeconds: 5 }],
  ['Sudden death', { kind: 'sudden-death', mainSeconds: 300 }],
  ['Byo-yomi', { kind: 'byoyomi', mainSeconds: 600, periods: 3, periodSeconds: 30 }],
  ['Turn timer', { kind: 'per-turn', turnSeconds: 60 }],
  ['Evening', { kind: 'session', mainSeconds: 7_200 }],
];

const usualClocks = (): string =>
  cardsHtml(
    USUAL.map(([name, times]) => {
      const setting = { mainSeconds: 0, incrementSeconds: 0, ...times };
      return { name, setting, players: 2, text: KINDS[times.kind][0] };
    }),
  );

interface ClockCard extends ClockRequest {
  readonly name: string;
  readonly text: string;
}

const cardsHtml = (cards: readonly ClockCard[]): string =>
  `<ul class="cards">
${cards.map((card) => `<li><div><a href="${escapeHtml(clockPath(card))}" rel="nofollow">${escapeHtml(`${card.name}: ${timeControlText(card.setting)}`)}</a></div>${escapeHtml(card.text)}</li>`).join('\n')}
</ul>`;

function clocksHtml({ suggestion, fault }: GameClocks): string {
  if (!suggestion) return `<p class="lead" role="alert">${escapeHtml(fault!)}</p>`;
  const { controls, players, why } = suggestion;
  const seats = Math.min(MAX_CLOCKS, Math.max(2, players));
  const cards = controls.map((control) => ({
    name: capitalize(control.name),
    setting: control,
    players: seats,
    text: `${control.why} The game takes about ${countOf(control.totalMinutes, 'minute')}.`,
  }));
  return `<p class="lead">For ${countOf(players, 'player')}. ${escapeHtml(why)}</p>\n${cardsHtml(cards)}`;
}

const KIND_OPTIONS: readonly Option[] = Object.entries(KINDS).map(([kind, [title]]) => [kind, title]);

function clockForm(request?: ClockRequest): string {
  const { setting = { kind: 'increment', mainSeconds: 300, incrementSeconds: 3 } as ClockSetting, players = 2 } =
    request ?? {};
  return `<form class="search" action="${TIMER_ROOT}">${selectField('Kind', 'kind', KIND_OPTIONS, setting.kind)}
${numberField(`Players (2 to ${MAX_CLOCKS})`, 'players', Math.max(2, players), { min: 2, max: MAX_CLOCKS })}
${numberField('Minutes for the game', 'minutes', minutesOf(setting.mainSeconds), { min: 0, max: 720, step: 0.01 })}
${numberField('Seconds: increment, delay, period or turn', 'seconds', secondsOf(setting) || 10, { min: 1, max: 3_600 })}
${numberField('Byo-yomi periods', 'periods', setting.periods ?? 3, { min: 1, max: 20 })}
${numberField('Moves per period (Canadian), or 0', 'moves', setting.movesPerPeriod ?? 0, { min: 0, max: 60 })}
<button>Set the clock</button></form>`;
}

const kindsHtml = (): string =>
  `<h2 id="kinds">Kinds of clocks</h2>
<dl>
${Object.values(KINDS)
  .map(([title, text]) => `<dt><strong>${title}</strong></dt><dd>${text}</dd>`)
  .join('\n')}
</dl>`;

/** Longest name of a game in an address. */
export const MAX_GAME = 2 * MAX_NAME;
