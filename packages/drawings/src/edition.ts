/** A hash of all drawings. `npm run write -w packages/drawings` writes it. */
export const drawingsEdition = '2c7fe180'
