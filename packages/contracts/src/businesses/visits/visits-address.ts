/**
 * Returns where a browser says what happened. Stands apart from the endpoint and its words, which would come with a page
 * that is only read.
 */
export const visitsAddress = (businessId: string, kind: string): string =>
  `/api/business/${businessId}/visits?kind=${kind}`
