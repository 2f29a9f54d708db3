/** Returns what makes the holder of a tracking link the client of the request, for one call. */
export const trackingHeaders = (token: string): Record<string, string> => ({ 'x-tracking-token': token })
