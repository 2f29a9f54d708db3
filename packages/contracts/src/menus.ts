import type { Role } from './access'
import { lawButtons } from './legal'
import { beginOf, type PageName, pages } from './pages'

interface MenuEntry {
  label: string
  /** The roles whose menu contains the page. The page itself may be open to more roles. */
  roles: readonly Role[]
  /** Pages that are opened from this entry. The entry stays highlighted on them. */
  above?: readonly PageName[]
  /** The entry appears only in the menu of business owners. */
  isForOwners?: true
}

type Menu = Partial<Record<PageName, MenuEntry>>

// The menus are separate from the table of pages, because only signed-in users load them. The order of the lines is the
// order of the menu.

/** Pages of an account of any role. They link to all other pages that are open to any account. */
const accountPages = [
  'profile',
  'userRequests',
  'userBusinesses',
  'ownAdBookings',
  'userReceipt',
  'invoiceData',
  'reportReview',
  'notices',
] as const satisfies readonly PageName[]

const beginsOf = (above: readonly PageName[]): string[] => above.map((page) => beginOf(pages[page].path))

export const accountBegins: readonly string[] = beginsOf(accountPages)

/**
 * The daily pages of professionals and admins. The labels are short, because they share one row at the bottom of a
 * phone.
 */
export const workMenu = {
  portal: {
    label: 'Solicitudes',
    roles: ['professional'],
    above: ['professionalRequest', 'professionalReviews'],
  },
  contacts: { label: 'Mis contactos', roles: ['professional'] },
  professionalPayments: { label: 'Pagos', roles: ['professional'], above: ['receipt'] },
  professionalAccount: {
    label: 'Cuenta',
    roles: ['professional'],
    above: ['serviceSelection', 'professionalProfile', 'professionalRegistration', ...accountPages],
  },
  admin: { label: 'Panel', roles: ['admin'] },
  adminServiceRequests: { label: 'Solicitudes', roles: ['admin'], above: ['adminServiceRequest'] },
  adminProfessionals: { label: 'Profesionales', roles: ['admin'], above: ['adminProfessional'] },
  adminPayments: { label: 'Pagos', roles: ['admin'], above: ['adminPayment', 'adminSubscription'] },
} as const satisfies Menu

/** The other parts of the panel, which have no room in the bar at the bottom of a phone. */
export const panelMenu = {
  adminBusinesses: {
    label: 'Negocios',
    roles: ['admin'],
    above: [
      'adminBusiness',
      'adminBusinessMerge',
      'adminBusinessImports',
      'adminBusinessImport',
      'adminBusinessTerms',
      'adminBusinessTerm',
    ],
  },
  adminUsers: { label: 'Cuentas', roles: ['admin'], above: ['adminUser'] },
  adminConsumerRequests: { label: 'Consumo', roles: ['admin'], above: ['adminConsumerRequest'] },
  adminDataRequests: { label: 'Datos personales', roles: ['admin'], above: ['adminDataRequest'] },
  adminContactMessages: { label: 'Mensajes', roles: ['admin'], above: ['adminContactMessage'] },
  adminLeadReports: { label: 'Reportes', roles: ['admin'], above: ['adminLeadReport'] },
  adminReviewReports: { label: 'Reseñas', roles: ['admin'], above: ['adminReview'] },
  adminAds: { label: 'Publicidad', roles: ['admin'], above: ['adminAd'] },
  adminMails: { label: 'Emails', roles: ['admin'], above: ['adminMail'] },
  adminJobs: { label: 'Tareas', roles: ['admin'] },
  adminRubros: { label: 'Rubros', roles: ['admin'], above: ['adminRubro', 'adminNewRubro'] },
  adminSettings: { label: 'Precios y reglas', roles: ['admin'] },
  adminAudit: { label: 'Historial', roles: ['admin'] },
} as const satisfies Menu

const parts = { ...workMenu, ...panelMenu }

/** The parts of the panel, grouped by what an admin works on. The start page is above the groups. */
export const panelGroups = [
  { title: 'Personas', pages: ['adminProfessionals', 'adminBusinesses', 'adminUsers'] },
  { title: 'Trabajos', pages: ['adminServiceRequests', 'adminLeadReports', 'adminReviewReports'] },
  { title: 'Atención', pages: ['adminContactMessages', 'adminConsumerRequests', 'adminDataRequests'] },
  { title: 'Dinero', pages: ['adminPayments', 'adminAds'] },
  { title: 'Sitio', pages: ['adminRubros', 'adminSettings', 'adminMails', 'adminJobs', 'adminAudit'] },
] as const satisfies readonly { title: string; pages: readonly (keyof typeof parts)[] }[]

/** The account menu in the header. */
export const accountMenu = {
  admin: { label: 'Panel de Administración', roles: ['admin'] },
  portal: { label: 'Mi Portal', roles: ['professional'] },
  contacts: { label: 'Mis contactos', roles: ['professional'] },
  searchServiceRequests: { label: 'Buscar solicitudes', roles: ['professional'] },
  professionalProfile: { label: 'Mi perfil público', roles: ['professional'] },
  serviceSelection: { label: 'Gestionar Rubros', roles: ['professional'] },
  professionalPayments: { label: 'Pagos y suscripción', roles: ['professional'] },
  professionalAccount: { label: 'Mi cuenta', roles: ['professional'] },
  profile: { label: 'Mi Perfil', roles: ['admin', 'professional', 'user'] },
  userRequests: { label: 'Mis Solicitudes', roles: ['admin', 'professional', 'user'] },
  userBusinesses: { label: 'Mis negocios', roles: ['admin', 'professional', 'user'], isForOwners: true },
  serviceRequestForm: { label: 'Solicitar Servicio', roles: ['user'] },
  notices: { label: 'Notificaciones', roles: ['admin', 'professional', 'user'] },
  noticeChoices: { label: 'Qué avisos recibir', roles: ['admin', 'professional', 'user'] },
} as const satisfies Menu

interface MenuLink<Name> {
  page: Name
  label: string
  href: string
  /** Prefixes of other addresses that belong to the entry. */
  under: readonly string[]
  isForOwners: boolean
}

/** Returns the links of a role's menu, in order. */
export function linksOf<Name extends PageName>(
  menu: Record<Name, MenuEntry>,
  role: Role,
): readonly MenuLink<Name>[] {
  // `Object.keys` returns exactly the page names of the object; its type is only `string[]`.
  return (Object.keys(menu) as Name[])
    .filter((page) => menu[page].roles.includes(role))
    .map((page) => ({
      page,
      label: menu[page].label,
      href: pages[page].path,
      under: beginsOf(menu[page].above ?? []),
      isForOwners: menu[page].isForOwners === true,
    }))
}

/** Returns the link to a part of the panel or the portal, for use above its subpages. */
export const workLink = (page: keyof typeof parts) => ({ label: parts[page].label, href: pages[page].path })

interface FrameLink {
  label: string
  /** The fragment of the page that the link opens. */
  part?: string
  /** The screens that have room for the link: from tablets held sideways (lg) or desks (xl) up. Otherwise all. */
  from?: 'lg' | 'xl'
  /** Pages that belong to the link, including their subpages, except subpages that are named pages themselves. */
  above?: readonly PageName[]
}

type FrameLinks = Partial<Record<PageName, FrameLink>>

/** The links on every page: in the header, in the bar at the bottom of a phone, and in the footer. */
export const headerLinks = {
  serviceRequestForm: { label: 'Solicitar un servicio' },
  searchProfessionals: { label: 'Buscar profesionales' },
  home: { label: 'Cómo funciona', part: 'como-funciona', from: 'lg' },
  benefits: { label: 'Soy profesional' },
  businessBenefits: { label: 'Para negocios', from: 'xl' },
} as const satisfies FrameLinks

export const barLinks = {
  home: { label: 'Inicio' },
  searchProfessionals: {
    label: 'Buscar',
    above: ['publicProfile', 'rubroIndex', 'searchBusinesses', 'business', 'categoryIndex'],
  },
  serviceRequestForm: { label: 'Solicitar' },
} as const satisfies FrameLinks

/** The law defines the labels. The links are on every page (docs/product.md, 'Law'). */
export const rightsLinks = {
  withdrawal: { label: lawButtons.withdrawal },
  cancellation: { label: lawButtons.cancellation },
  terms: { label: 'Términos y condiciones' },
  privacy: { label: 'Política de privacidad' },
  dataRights: { label: 'Tus datos personales' },
} as const satisfies FrameLinks

/** Returns the links of a part of the frame, in order. */
export const frameLinks = <Name extends PageName>(links: Record<Name, FrameLink>) =>
  // `Object.keys` returns exactly the page names of the object; its type is only `string[]`.
  (Object.keys(links) as Name[]).map((page) => {
    const { label, part, from, above = [] } = links[page]
    const under = beginsOf(above)
    return {
      page,
      label,
      href: part ? `${pages[page].path}#${part}` : pages[page].path,
      from,
      under,
      except: namedBelow(under, above),
    }
  })

/** Returns the addresses of named pages below those prefixes: '/business/register' is below '/business/'. */
const namedBelow = (under: readonly string[], above: readonly PageName[]): string[] =>
  (Object.keys(pages) as PageName[])
    .filter((page) => !above.includes(page))
    .map((page) => pages[page].path)
    .filter((path) => !path.includes('[') && under.some((begin) => path.startsWith(begin)))

const footGroup = <Name extends PageName>(title: string, links: Record<Name, FrameLink>) => ({
  title,
  links: frameLinks(links),
})

/** The footer links of every page, grouped by reader. */
export const footGroups = [
  footGroup('Para encontrar', {
    serviceRequestForm: { label: 'Solicitar un servicio' },
    searchProfessionals: { label: 'Buscar profesionales' },
    searchBusinesses: { label: 'Buscar negocios' },
    rubroIndex: { label: 'Profesionales por rubro' },
    categoryIndex: { label: 'Negocios por categoría' },
  }),
  footGroup('Para ofrecer', {
    benefits: { label: 'Soy profesional' },
    registerProfessional: { label: 'Registrarme como profesional' },
    businessBenefits: { label: 'Tengo un negocio' },
    advertising: { label: 'Publicitar en el sitio' },
    apiDocs: { label: 'API para desarrolladores' },
  }),
  footGroup('Cuenta y ayuda', {
    login: { label: 'Acceder' },
    register: { label: 'Crear una cuenta' },
    faq: { label: 'Preguntas frecuentes' },
    contact: { label: 'Contacto' },
    searchOrder: { label: 'Cómo se ordena la búsqueda' },
  }),
]
