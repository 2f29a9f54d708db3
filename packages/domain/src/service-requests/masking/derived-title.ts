/**
 * Returns the site's own title for a request without a title of the client, or whose title must not be shown: 'Plomería
 * en Rosario'.
 */
export const derivedTitle = (rubroName: string, city: string): string => `${rubroName} en ${city}`
