import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { supportText } from '../legal-facts'
import type { LegalSection } from '../legal-section'

/** The part of the terms about the applicable law and consumer claims. */
export const law: LegalSection = {
  id: 'ley-aplicable',
  title: 'Ley aplicable y reclamos',
  Body: (facts) => (
    <>
      <p>
        Este contrato se rige por las leyes de la República Argentina, entre ellas el Código Civil y
        Comercial, la Ley 24.240 de Defensa del Consumidor y la Ley 25.326 de Protección de los Datos
        Personales.
      </p>
      <p>
        Si tenés una duda o un reclamo, escribinos primero a nosotros: {supportText(facts)}. Los pedidos de
        arrepentimiento y de baja los respondemos dentro de las {limits.consumerRequestHours} horas.
      </p>
      <p>
        Si sos consumidor, en cualquier momento podés reclamar gratis ante{' '}
        <a href={consumerClaimsUrl} rel="noopener">
          Defensa de las y los Consumidores
        </a>
        , en todo el país, y también ante la oficina de tu provincia o municipio. Si hay un juicio, te
        corresponden los jueces de tu domicilio.
      </p>
      <p>Si una parte de este contrato no fuera válida, el resto sigue valiendo.</p>
    </>
  ),
}
