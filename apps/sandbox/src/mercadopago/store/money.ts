/** Pesos as they stand on the wire, in integer centavos. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100)

/** Centavos as the number of pesos that goes on the wire. */
export const toPesos = (centavos: number) => centavos / 100
