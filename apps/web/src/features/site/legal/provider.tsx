import type { LegalFacts } from './legal-facts'

/**
 * The operator of the site, as a contract names it. Shows only the email address if the operator configured nothing
 * else.
 */
export function Provider({ provider: { name, cuit, address, phone }, supportEmail }: LegalFacts) {
  return (
    <>
      {name && `${name}, `}
      {cuit && (
        <>
          CUIT <span className="whitespace-nowrap">{cuit}</span>,{' '}
        </>
      )}
      {address && `con domicilio en ${address}, `}
      {phone && (
        <>
          teléfono <span className="whitespace-nowrap">{phone}</span>,{' '}
        </>
      )}
      email {supportEmail}
    </>
  )
}
