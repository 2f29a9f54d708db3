import { expect, it } from 'vitest'
import { isAllowed, type Role, roles } from './access'
import {
  accountBegins,
  accountMenu,
  barLinks,
  footGroups,
  frameLinks,
  headerLinks,
  linksOf,
  panelGroups,
  panelMenu,
  rightsLinks,
  workMenu,
} from './menus'
import { type PageName, pages } from './pages'

interface FrameLink {
  page: PageName
  href: string
}

it("nobody's menu leads to a page that is not for them, or has a parameter that nobody gave", () => {
  for (const role of roles) {
    const links = [...linksOf(workMenu, role), ...linksOf(panelMenu, role), ...linksOf(accountMenu, role)]
    expect(links.filter(({ page }) => !isAllowed(pages[page].access, role))).toEqual([])
    expect(links.filter(({ href }) => href.includes('['))).toEqual([])
  }
})

it('the bar of professionals and admins has their most used links, in that order', () => {
  const labels = (role: Role) => linksOf(workMenu, role).map(({ label }) => label)
  expect(labels('professional')).toEqual(['Solicitudes', 'Mis contactos', 'Pagos', 'Cuenta'])
  expect(labels('admin')).toEqual(['Panel', 'Solicitudes', 'Profesionales', 'Pagos'])
})

it('the menu of an account names what each role looks for', () => {
  const labels = (role: Role) => linksOf(accountMenu, role).map(({ label }) => label)
  expect(labels('professional')).toEqual(expect.arrayContaining(['Mi Portal', 'Gestionar Rubros']))
  expect(labels('admin')).toContain('Panel de Administración')
  expect(labels('user')).toEqual(expect.arrayContaining(['Mi Perfil', 'Solicitar Servicio']))
  expect(labels('user')).not.toContain('Mi Portal')
  expect(labels('professional')).not.toContain('Solicitar Servicio')
})

it('puts each part of the panel in one group, except the start page', () => {
  const parts = [...linksOf(workMenu, 'admin'), ...linksOf(panelMenu, 'admin')].map(({ page }) => page)
  const grouped: PageName[] = panelGroups.flatMap((group) => [...group.pages])
  expect(grouped.toSorted()).toEqual(parts.filter((page) => page !== 'admin').toSorted())
})

it('marks the place from which a page of one record is opened', () => {
  const markedLinks = (role: 'professional' | 'admin', address: string) =>
    linksOf(workMenu, role)
      .filter(({ under }) => under.some((begin) => address.startsWith(begin)))
      .map(({ page }) => page)
  expect(markedLinks('professional', '/professional/requests/1')).toEqual(['portal'])
  expect(markedLinks('professional', '/professional/payments/1')).toEqual(['professionalPayments'])
  expect(markedLinks('admin', '/admin/pagos/suscripciones/1')).toEqual(['adminPayments'])
  expect(markedLinks('admin', '/admin/pagos')).toEqual([])
})

it('marks the account on every page that is for any account', () => {
  const ofAccounts = Object.values(pages).filter(({ access }) => access === 'account')
  const unmarked = ofAccounts.filter(({ path }) => !accountBegins.some((begin) => path.startsWith(begin)))
  expect(unmarked).toEqual([])
})

it('marks the search where something is looked for, and not where it is offered', () => {
  const search = frameLinks(barLinks).find(({ page }) => page === 'searchProfessionals')
  const isMarked = (address: string) =>
    search?.under.some((begin) => address.startsWith(begin)) && !search.except.includes(address)
  for (const address of [
    '/business/search',
    '/business/cafe',
    '/negocios/cafes',
    '/profesionales',
    '/professionals/1',
  ])
    expect([address, isMarked(address)]).toEqual([address, true])
  for (const address of ['/', '/business/register', '/business/register/done', '/profesionales/beneficios'])
    expect([address, isMarked(address)]).toEqual([address, false])
})

it('the frame leads everybody to nothing but pages that are for everybody', () => {
  const links = [
    ...frameLinks(headerLinks),
    ...frameLinks(barLinks),
    ...footGroups.flatMap(({ links }): readonly FrameLink[] => links),
    ...frameLinks(rightsLinks),
  ]
  expect(links.filter(({ page }) => pages[page].access !== 'anyone')).toEqual([])
  expect(links.map(({ href }) => href)).toContain('/#como-funciona')
})
