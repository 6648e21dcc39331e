import { type Difference, rewritten } from './differences.ts';

/** Known differences between Parlour and other libraries in the xiangqi family. */
export const xiangqiDifferences: readonly Difference[] = [
  {
    peer: 'ffish',
    what: 'writes some moves of pieces that go straight and slanting alike',
    why: 'the notation was made for pieces of which no two moves meet so; Parlour writes = for those that slant',
    adapt: (said) => {
      if (said.texts && new Set(said.texts).size < said.texts.length) delete said.texts;
    },
  },
  {
    peer: 'ffish',
    variants: ['supply'],
    what: 'tells two soldiers on a file by the file where the other could not go beside it',
    why: 'soldiers are told apart alike in all games here; its other games do so, too',
    adapt: (said, parlour) => {
      const byPlace = (text: string) => text.replace(/^P[+-]=/, 'P=');
      const ours = new Map(parlour.texts?.map((text) => [byPlace(text), text]));
      said.texts = rewritten(said.texts, parlour.texts, (text) => ours.get(text.replace(/^P\d=/, 'P=')) ?? text);
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => end.repetition?.toAndFro !== undefined,
    what: 'leaves the loss by going to and fro to a claim',
    why: 'Parlour ends the game by itself wherever repetition decides',
    adapt: (said, parlour) => {
      if (parlour.end?.reason === 'to-and-fro' && said.claim) said.end = said.claim;
    },
  },
  {
    peer: 'ffish',
    variants: ({ end }) => end.repetition?.toAndFro !== undefined,
    what: 'counts going to and fro on when the last move but one was a pass, though no earlier one may be',
    why: 'a row of moves is one without a pass',
    adapt: (said, parlour) => {
      if (!parlour.end && typeof said.claim?.winner === 'number') said.claim = parlour.claim!;
    },
  },
];
