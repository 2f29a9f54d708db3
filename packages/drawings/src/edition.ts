/** A hash of all drawings. `npm run write -w packages/drawings` writes it. */
export const drawingsEdition = '6a4d3521'
