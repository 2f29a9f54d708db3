import { limits } from '@oficio/contracts/limits'
import type { LegalSection } from '../legal-section'

/** The part of the terms about changes of their text and of prices. */
export const changes: LegalSection = {
  id: 'modificaciones',
  title: 'Modificaciones',
  Body: () => (
    <>
      <p>
        Podemos cambiar este texto. Cada versión lleva su fecha y rige desde entonces, nunca para atrás: a lo
        que ya pagaste se le aplica la versión que aceptaste.
      </p>
      <p>
        <strong>Precio de la suscripción.</strong> Si cambia, te avisamos por email con al menos{' '}
        {limits.priceNoticeDays} días de anticipación. Hasta que llegue ese día pagás el precio que aceptaste.
        Si no estás de acuerdo, podés cancelar antes, sin costo.
      </p>
      <p>
        <strong>Pagos únicos.</strong> Vale el precio que ves en el momento de pagar. Si cambia mientras
        completás el formulario, te lo mostramos antes de cobrar.
      </p>
      <p>
        Si más adelante ofrecemos otros servicios pagos, sus condiciones van a estar en esta página antes de
        que se puedan contratar.
      </p>
    </>
  ),
}
