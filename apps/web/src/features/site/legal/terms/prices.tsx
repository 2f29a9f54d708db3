import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { LegalFacts } from '../legal-facts'
import type { LegalSection } from '../legal-section'

/** The part of the terms about prices, subscriptions and refunds. */
export const prices: LegalSection = {
  id: 'precios-y-suscripcion',
  title: 'Precios y suscripción',
  Body: (facts) => (
    <>
      <p>
        Los precios de este sitio son finales, en pesos argentinos. Lo que nos pagás se cobra a través de{' '}
        {providerName}: no vemos ni guardamos los datos de tu tarjeta.
      </p>
      <h3>Clientes</h3>
      <p>Pedir un servicio es gratis.</p>
      <Urgent {...facts} />
      <h3>Profesionales</h3>
      <Subscription {...facts} />
      <h3>Si desconocés un pago</h3>
      <p>
        Si le pedís a tu banco o a {providerName} que dé marcha atrás un pago (un contracargo), lo que ese
        pago cubría se suspende hasta que se resuelva. Es más rápido escribirnos: lo que corresponde, lo
        devolvemos.
      </p>
      <p>
        Todo lo que devolvemos vuelve al medio con el que pagaste. Cuánto tarda en verse depende de{' '}
        {providerName} y de tu banco. La factura de lo que nos pagaste la pedís en {facts.supportEmail}.
      </p>
    </>
  ),
}

function Urgent({ settings }: LegalFacts) {
  const { urgencyFeeArs, urgentFromHour, urgentUntilHour, urgentRefundMinutes } = settings
  return (
    <>
      <p>
        <strong>Solicitud urgente.</strong> Cuesta {formatMoney(urgencyFeeArs)} por solicitud y se puede pedir
        de {urgentFromHour} a {urgentUntilHour} h. La tarifa es por avisar enseguida a los profesionales de la
        zona; no incluye el trabajo. Se paga antes de enviar la solicitud, con tarjeta o dinero en cuenta, y
        la página de pago vence a los {limits.urgentCheckoutMinutes} minutos.
      </p>
      <p>Devolvemos la tarifa completa, sin que tengas que pedirlo:</p>
      <ul>
        {urgentRefundMinutes > 0 && (
          <>
            <li>
              si en {countOf(urgentRefundMinutes, 'minuto', 'minutos')} no quedó anotado ningún contacto:
              ningún profesional que abrió tus datos marcó que te contactó, ni que el trabajo empezó o
              terminó, y vos tampoco nos contaste que alguien lo hizo;
            </li>
            <li>
              si, pasado ese tiempo y hasta {limits.urgentComplaintHours} horas después de tu pedido, nos
              decís en su página que nadie te llamó, salvo que antes nos hayas contado que sí;
            </li>
          </>
        )}
        <li>si cancelás la solicitud antes de que alguien abra tus datos;</li>
        <li>si el pago se aprueba cuando la página de pago ya venció;</li>
        <li>si pagaste y la tarifa no se usó en ninguna solicitud, a las {limits.unusedFeeHours} horas.</li>
      </ul>
    </>
  )
}

function Subscription({ settings }: LegalFacts) {
  const { trialLeads, monthlyPricePerRubroArs, verificationFeeArs } = settings
  return (
    <>
      <ul>
        <li>
          <strong>Verificación:</strong> {formatMoney(verificationFeeArs)}, una sola vez, al registrarte.
        </li>
        {trialLeads > 0 && (
          <li>
            <strong>Prueba:</strong> {countOf(trialLeads, 'contacto gratis', 'contactos gratis')} desde que tu
            cuenta está aprobada, sin límite de tiempo. Un contacto se usa cuando abrís los datos de un
            cliente, y no antes.
          </li>
        )}
        <li>
          <strong>Suscripción:</strong> {formatMoney(monthlyPricePerRubroArs)} por mes por cada rubro. No se
          cobra por contacto ni hay un máximo de solicitudes por mes.
        </li>
      </ul>
      <p>
        La suscripción empieza cuando vos la autorizás en {providerName}, nunca sola al terminar la prueba. Se
        renueva y se cobra cada mes hasta que la cancelás. Si agregás o quitás rubros, cambia el próximo
        cobro, y ves el nuevo precio antes de confirmar.
      </p>
      <p>
        Si un cobro falla te avisamos por email y seguís trabajando {limits.graceDays} días, mientras{' '}
        {providerName} vuelve a intentarlo. Si no se puede cobrar, la suscripción se suspende y no podés abrir
        contactos nuevos hasta que la pagues.
      </p>
    </>
  )
}
