import { lawPeriods } from '@oficio/contracts/legal'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { LegalSection } from '../legal-section'

/** The part of the terms about the registration, verification and approval of professionals. */
export const registration: LegalSection = {
  id: 'registro-de-profesionales',
  title: 'Registro de profesionales',
  Body: ({ settings }) => (
    <>
      <p>
        Pueden registrarse personas mayores de {lawPeriods.adultYears} años y empresas que tengan CUIT o CUIL.
        Un mismo CUIT y un mismo teléfono sirven para una sola cuenta.
      </p>
      <p>
        Si tu rubro exige matrícula o habilitación (gas y electricidad, por ejemplo), tenés que tenerla
        vigente y mostrarla a quien te la pida.
      </p>
      <p>
        <strong>Verificación del medio de pago.</strong> Al registrarte se hace un único cobro de{' '}
        {formatMoney(settings.verificationFeeArs)}. Comprueba que ese medio de pago funciona, y nada más: no
        certifica tu identidad, tu matrícula ni la calidad de tu trabajo, y no lo presentamos como si lo
        hiciera.
      </p>
      <p>
        <strong>Aprobación.</strong> Una persona de nuestro equipo revisa cada cuenta. Podemos aprobarla o
        rechazarla, siempre con un motivo; si la rechazamos, podés corregirla y presentarla de nuevo. Hasta
        que esté aprobada podés entrar y ver tu portal, pero no tomar solicitudes ni aparecer en las
        búsquedas.
      </p>
      <p>
        Mantené al día tu teléfono, tus rubros y tu zona: con esos datos decidimos qué solicitudes te llegan.
      </p>
    </>
  ),
}
