import { pages } from './pages'

/** What fills the brackets of a path, in their order. */
type Values<Path extends string> = Path extends `${string}[${string}]${infer Rest}`
  ? [value: string, ...Values<Rest>]
  : []

type Addresses = { [Name in keyof typeof pages]: (...values: Values<(typeof pages)[Name]['path']>) => string }

/** Returns how to make the addresses of a path. */
const fill =
  (path: string) =>
  (...values: string[]) =>
    path.replace(/\[\w+\]/g, () => values.shift() ?? '')

// Each name keeps its own path, which the type of the result says and `fromEntries` cannot.
const addresses = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, fill(path)]),
) as Addresses

type QueryValue = string | number | boolean | undefined

/** What is undefined, empty or false is left out. */
const askingAll = (path: string, query: Record<string, QueryValue>) => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

const asking = (path: string, name: string, value: QueryValue) => askingAll(path, { [name]: value })

/** The address of every page, by its name in the table; a link is only ever made from here. */
export const paths = {
  ...addresses,
  login: (from?: string) => asking(pages.login.path, 'from', from),
  /** Shows the status of a business's plan: of the named business, or of the last ordered plan. */
  businessRegistered: (business?: string) => asking(pages.businessRegistered.path, 'business', business),
  secondStep: (from?: string) => asking(pages.secondStep.path, 'from', from),
  /** `to` is the call that needs the second factor, `back` the page that it was asked from. */
  stepUp: (to: string, back?: string) => askingAll(pages.stepUp.path, { to, back }),
  /** After a login that failed on another page; `error` is a word of ./refusals.ts. */
  loginAfter: (error: string, from?: string | null) =>
    askingAll(pages.login.path, { error, from: from ?? undefined }),
  authCallback: (
    query: { from?: string | undefined; registerAsProfessional?: boolean; error?: string } = {},
  ) => askingAll(pages.authCallback.path, query),
  /** With the token of a request, or the address to go on to. */
  register: (query: { seguimiento?: string | undefined; from?: string | undefined } = {}) =>
    askingAll(pages.register.path, query),
  serviceRequestForm: (rubroId?: number) => asking(pages.serviceRequestForm.path, 'rubroId', rubroId),
  /** The list of professionals for an admin who opened a page of a professional without saying whose. */
  chooseProfessional: () => asking(pages.adminProfessionals.path, 'choose', true),
  paymentStatus: (paymentId?: string) => asking(pages.paymentStatus.path, 'payment_id', paymentId),
  /** The form with urgency chosen; the provider leads its payer back there too. */
  urgentRequestForm: () => asking(pages.serviceRequestForm.path, 'urgent', true),
  /** The demand meter, on the page of benefits. */
  demandMeter: () => `${pages.benefits.path}#demanda`,
  /** Leads on to the portal. */
  professionalDashboard: () => '/professional/dashboard',
}

/** Where each role lands after login (docs/product.md, 'People'). */
export const landingByRole = {
  admin: paths.admin(),
  professional: paths.portal(),
  user: paths.profile(),
} as const
