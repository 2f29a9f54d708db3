const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** Returns names joined for a sentence: 'Gas, Plomería y Pintura'. Returns '' for an empty list. */
export const formatList = (names: readonly string[]): string => list.format(names)
