/** Converts pesos, as the API sends them, to integer centavos. */
export const toCentavos = (pesos: number) => Math.round(pesos * 100)

/** Converts centavos to pesos, as the API sends them. */
export const toPesos = (centavos: number) => centavos / 100
