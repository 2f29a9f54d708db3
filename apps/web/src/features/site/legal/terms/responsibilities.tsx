import type { LegalSection } from '../legal-section'

/** The part of the terms about who is responsible for what. */
export const responsibilities: LegalSection = {
  id: 'responsabilidades',
  title: 'Responsabilidades',
  Body: () => (
    <>
      <p>
        <strong>Nosotros</strong> respondemos por el sitio: que funcione con un cuidado razonable, que se
        cobre lo publicado y no otra cosa, que tus datos de contacto lleguen solo a quien dijimos, y que tus
        reclamos tengan respuesta. Puede haber interrupciones por mantenimiento o fallas; las resolvemos lo
        antes posible.
      </p>
      <p>
        <strong>El profesional</strong> responde por su trabajo: lo que presupuestó, la calidad, los plazos,
        la garantía, sus matrículas, seguros e impuestos, y por lo que dice de sí mismo en el sitio.
      </p>
      <p>
        <strong>El cliente</strong> responde por que el pedido sea real y esté bien descripto, y por pagar lo
        que acordó con el profesional.
      </p>
      <p>
        No elegimos por vos ni supervisamos los trabajos. Cuando decimos que algo está verificado, decimos
        también qué se verificó. No respondemos por el trabajo de los profesionales, salvo en los casos en que
        la ley disponga otra cosa.
      </p>
      <p>
        Si tenés un problema con un profesional o con un cliente, contanos: podemos revisar el caso, pedir
        explicaciones y suspender cuentas. Nada de este texto limita los derechos que la ley te da como
        consumidor.
      </p>
    </>
  ),
}
