const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** Returns names as a sentence has them: 'Gas, Plomería y Pintura'; '' for none. */
export const formatList = (names: readonly string[]): string => list.format(names)
