/** A hash of all drawings. `npm run write -w packages/drawings` writes it. */
export const drawingsEdition = '3461520d'
