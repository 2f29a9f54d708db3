/**
 * Returns the address to which a browser reports a visit or a tap. Separate from the endpoint, because a page without
 * forms must not load its schemas and texts.
 */
export const visitsAddress = (businessId: string, kind: string): string =>
  `/api/business/${businessId}/visits?kind=${kind}`
