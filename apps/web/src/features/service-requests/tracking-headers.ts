/** Returns the header with the tracking token, which authorises a call as the client of the request. */
export const trackingHeaders = (token: string): Record<string, string> => ({ 'x-tracking-token': token })
