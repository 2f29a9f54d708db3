import type { Locator, Page } from '@playwright/test'

/** The tab of a business's page, which also says how many photos or reviews there are. */
export const businessTab = (page: Page, name: 'Fotos' | 'Reseñas'): Locator =>
  page
    .getByRole('navigation', { name: 'Partes de la página' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
