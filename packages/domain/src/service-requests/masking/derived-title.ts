/** Returns the title in our own words, where the client gave none or theirs cannot be shown: 'Plomería en Rosario'. */
export const derivedTitle = (rubroName: string, city: string): string => `${rubroName} en ${city}`
