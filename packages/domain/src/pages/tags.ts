/** Tags of cached pages: what a page shows, so that a change of it drops the page. */
export const pageTags = {
  rubros: 'rubros',
  settings: 'settings',
  serviceRequest: (id: string) => `service-request:${id}`,
} as const
