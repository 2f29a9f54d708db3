import type { Page } from '@playwright/test'

/** The owner's view of their business. */
export const businessDesk = (page: Page) => ({
  part: (name: string) =>
    page.getByRole('navigation', { name: 'Partes de tu negocio' }).getByRole('link', { name, exact: true }),
  day: (name: string) => page.getByRole('group', { name, exact: true }),
})
