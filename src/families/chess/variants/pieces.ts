/** Pawn without a double step. */
export const SINGLE_STEP_PAWN = { name: 'pawn', betza: 'fmWfcF', image: 'pawn', value: 100 };
/** A piece that moves as a bishop or as a knight. */
export const ARCHBISHOP = { name: 'archbishop', betza: 'BN', image: 'archbishop', value: 800 };
/** A piece that moves as a rook or as a knight. */
export const CHANCELLOR = { name: 'chancellor', betza: 'RN', image: 'chancellor', value: 880 };
/** A piece that moves as a queen or as a knight. */
export const AMAZON = { name: 'amazon', betza: 'QN', image: 'amazon', value: 1250 };
/** A piece that moves as a king or as a knight, but is not royal. */
export const CENTAUR = { name: 'centaur', betza: 'KN', image: 'centaur', value: 620 };
/** A piece that moves like a king but is not royal. */
export const COMMONER = { name: 'commoner', betza: 'K', image: 'commoner', value: 300 };
export const NIGHTRIDER = { name: 'nightrider', betza: 'NN', image: 'nightrider', value: 480 };
export const GRASSHOPPER = { name: 'grasshopper', betza: 'gQ', image: 'grasshopper', value: 200 };
export const CANNON = { name: 'cannon', betza: 'mRcpR', image: 'cannon', value: 420 };
export const WIZARD = { name: 'wizard', betza: 'CF', image: 'wizard', value: 420 };
export const CHAMPION = { name: 'champion', betza: 'WAD', image: 'champion', value: 440 };
/** A piece that moves as a knight and captures as a bishop. */
export const KNIGHT_CAPTURING_AS_BISHOP = { name: 'knight', betza: 'mNcB', image: 'knight', value: 330 };
/** A piece that moves as a bishop and captures as a knight. */
export const BISHOP_CAPTURING_AS_KNIGHT = { name: 'bishop', betza: 'mBcN', image: 'bishop', value: 330 };
