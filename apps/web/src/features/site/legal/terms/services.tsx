import { expirationDaysChoices, limits } from '@oficio/contracts/limits'
import { seatCount } from '@oficio/contracts/service-requests/seats'
import { countOf } from '@oficio/contracts/text/count-of'
import type { LegalSection } from '../legal-section'

const days = expirationDaysChoices.join(', ').replace(/, (\d+)$/, ' o $1')

function unconfirmedText(leadsPerRequest: number): string {
  const seats = seatCount(leadsPerRequest, false)
  return seats === 1
    ? 'se abre como máximo un contacto, que no cuenta'
    : `se abren como máximo ${seats} contactos, que no cuentan`
}

/** The part of the terms about service requests and the work itself. */
export const services: LegalSection = {
  id: 'servicios-profesionales',
  title: 'Servicios profesionales',
  Body: ({ settings }) => (
    <>
      <h3>Cómo se encuentran</h3>
      <p>
        Cuando un cliente envía una solicitud, avisamos a los profesionales aprobados del rubro que la tienen
        a su alcance: los {limits.waveSize} más cercanos primero y, mientras queden lugares, otros{' '}
        {limits.waveSize} cada {limits.waveMinutes} minutos. Como máximo{' '}
        {countOf(settings.leadsPerRequest, 'profesional abre', 'profesionales abren')} los datos de contacto
        de cada solicitud; el cliente ve quiénes y cuándo.
      </p>
      <p>
        Una solicitud dura los días que elige el cliente ({days}) y se puede extender una vez. Cada cliente
        puede tener hasta {limits.liveRequestsPerClient} solicitudes activas. Mientras no confirme que es
        suya, {unconfirmedText(settings.leadsPerRequest)} para el profesional.
      </p>
      <h3>Quién hace el trabajo</h3>
      <p>
        Los profesionales son independientes. No son empleados, socios ni representantes nuestros. El precio,
        el plazo, la forma de pago y la garantía del trabajo los acuerdan el cliente y el profesional entre
        ellos.
      </p>
      <p>
        Los pagos por ese trabajo no pasan por el sitio. No los cobramos, no los retenemos, no cobramos
        comisión y por eso tampoco podemos devolverlos. Te conviene pedir un presupuesto por escrito: la Ley
        24.240 (artículos 19 a 24) dice qué tiene que incluir.
      </p>
      <h3>Cuándo termina</h3>
      <p>
        Si un profesional marca el trabajo como completado, te avisamos quién fue. Durante {limits.reopenDays}{' '}
        días podés decir que no fue así, y la solicitud se reabre. Si un trabajo en curso pasa{' '}
        {limits.workQuietDays} días sin novedades te preguntamos por email cómo va; si en{' '}
        {limits.workAnswerDays} días no nos respondés, la cerramos como completada, y tenés el mismo plazo
        para reabrirla.
      </p>
      <h3>Datos de contacto</h3>
      <p>
        Quien abre los datos de un cliente los usa solo para ese trabajo. No los guarda para otra cosa ni se
        los pasa a nadie. Los puede ver mientras la solicitud está abierta.
      </p>
      <h3>Contactos que no sirven</h3>
      <p>
        Dentro de los {limits.deadLeadDays} días, el profesional puede reportar un contacto con un número
        equivocado, que no responde, que no era un pedido real o que ya había contratado. Le preguntamos al
        cliente. Si coincide, o si su email no existe, devolvemos el contacto en el momento, hasta{' '}
        {limits.automaticReturnsPerMonth} por mes; los demás casos los decide una persona, con un motivo.
        Devolver un contacto repone el gratis que se usó y cierra los datos del cliente.
      </p>
    </>
  ),
}
