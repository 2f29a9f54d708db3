import { seller, type World } from '../world'

interface Account {
  email: string
  isTest: boolean
  /** The provider's code of the country. */
  country: string
}

/** Matches shared addresses of a business, with which people open no account. */
const roles =
  /^(info|informes|ventas|compras|contacto|consultas|hola|administracion|admin|turnos|reservas|pedidos|oficina|no-?reply)([.+_-].*)?@/i

const testUser = /^test_user_\d+@testuser\.com$/i

const countries: Record<string, string> = { br: 'BR', cl: 'CL', co: 'CO', mx: 'MX', pe: 'PE', uy: 'UY' }

/**
 * Returns the account of a mail address, or null if it has none. Every personal address has an account, so that the
 * demo works immediately. Shared addresses ('info@…', 'ventas@…') have none, as is true for most businesses. The
 * control API can add addresses without an account.
 */
function accountOf({ settings }: World, email: string): Account | null {
  const address = email.trim().toLowerCase()
  if (address === seller.email) return { email: address, isTest: settings.isTestAccount, country: 'AR' }
  if (settings.mailsWithoutAccount.includes(address) || roles.test(address)) return null
  const domain = address.split('.').at(-1) ?? ''
  return { email: address, isTest: testUser.test(address), country: countries[domain] ?? 'AR' }
}

/** Why two accounts cannot pay each other, in the provider's words. */
export const partyRefusals = {
  unknown: 'User bad request',
  same: 'Payer and collector cannot be the same user',
  mixed: 'Both payer and collector must be real or test users',
  country: 'Cannot operate between different countries',
} as const

export type PartyRefusal = keyof typeof partyRefusals

/** Returns why the account of a mail address cannot pay the seller. Returns null if it can. */
export function partyRefusalOf(world: World, email: string): PartyRefusal | null {
  const account = accountOf(world, email)
  if (!account) return 'unknown'
  if (account.email === seller.email) return 'same'
  if (account.isTest !== world.settings.isTestAccount) return 'mixed'
  return account.country === 'AR' ? null : 'country'
}

/** The address of an account that has no subscription. */
const stranger = 'otra.persona@example.com'
const testPayer = 'test_user_1411958012@testuser.com'

/** Returns the options of the payer select, the best match first. The first option is preselected. */
export function payersFor(world: World, email: string): [email: string, label: string][] {
  const fits = partyRefusalOf(world, email) === null
  const usual = fits ? email : world.settings.isTestAccount ? testPayer : stranger
  return [
    [usual, usual],
    ...(usual === stranger ? [] : [[stranger, `${stranger} (otra cuenta)`] as [string, string]]),
    [testPayer, `${testPayer} (usuario de prueba)`],
    [seller.email, `${seller.email} (la cuenta que cobra)`],
  ]
}

/** What the payer reads if their account cannot pay. */
export const partyTexts: Record<PartyRefusal, string> = {
  unknown: 'No encontramos esa cuenta.',
  same: 'No podés pagarte a vos: esa es la cuenta que cobra. Elegí otra cuenta.',
  mixed: 'Una de las partes con las que intentás hacer el pago es de prueba. Elegí otra cuenta.',
  country: 'Esa cuenta es de otro país. Elegí otra cuenta.',
}
