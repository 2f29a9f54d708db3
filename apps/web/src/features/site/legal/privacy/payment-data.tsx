import { providerName } from '@oficio/contracts/text/provider-name'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about payment data and Mercado Pago. */
export const paymentData: LegalSection = {
  id: 'pagos',
  title: 'Pagos',
  Body: () => (
    <>
      <p>
        Lo que se paga en el sitio lo procesa {providerName}, con sus propias condiciones. Los datos de tu
        tarjeta se los das a ellos: nosotros no los vemos ni los guardamos.
      </p>
      <p>
        A {providerName} no le mandamos lo que contás en tu solicitud ni tu dirección. Si te suscribís, le
        pasamos el email con el que vas a pagar. De cada pago guardamos qué fue, el importe, la fecha, el
        estado, el medio de pago en general (crédito, dinero en cuenta) y el número que le dio {providerName}.
      </p>
    </>
  ),
}
