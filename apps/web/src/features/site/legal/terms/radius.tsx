import { limits } from '@oficio/contracts/limits'
import type { LegalSection } from '../legal-section'

/** The part of the terms about the work area of professionals. */
export const radius: LegalSection = {
  id: 'radio-de-servicio',
  title: 'Radio de servicio',
  Body: () => (
    <>
      <p>
        Cada profesional elige hasta dónde trabaja: un radio de entre {limits.serviceRadiusKmMin} y{' '}
        {limits.serviceRadiusKmMax} km alrededor de su ubicación. Le llegan las solicitudes de su localidad y
        las que caen dentro de ese radio.
      </p>
      <p>
        La distancia se mide en línea recta y es aproximada: si no conocemos un punto exacto, usamos el centro
        de la localidad. El viaje real puede ser más largo. Si el traslado se cobra, lo acuerdan el cliente y
        el profesional antes de empezar.
      </p>
      <p>
        Avisamos por orden de cercanía; a igual distancia, primero a quien tiene mejor calificación y a quien
        suele responder más rápido. Pagar no cambia ese orden.
      </p>
      <p>No podemos prometer cuántas solicitudes va a haber en una zona o en un rubro.</p>
    </>
  ),
}
