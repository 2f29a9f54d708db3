import type { LegalFacts } from './legal-facts'

/** Who provides the site, as a contract names them; only the mail address where the operator says no more. */
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
