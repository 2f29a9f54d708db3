import { lawPeriods } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import type { LegalSection } from '../legal-section'
import { Provider } from '../provider'

/** The part of the terms about the contract itself and what is forbidden. */
export const general: LegalSection = {
  id: 'condiciones-generales',
  title: 'Condiciones generales',
  Body: (facts) => (
    <>
      <p>
        {facts.siteName} es un sitio que conecta a personas que necesitan un trabajo (clientes) con
        profesionales independientes de su zona, ordenados por rubro. Lo presta: <Provider {...facts} />. En
        este texto, «nosotros» es quien presta el sitio y «vos» es quien lo usa.
      </p>
      <p>
        Este texto es un contrato de adhesión. Lo aceptás al crear una cuenta y al pagar algo en el sitio;
        queda guardado qué versión aceptaste y cuándo. Podés leerlo, imprimirlo o guardarlo cuando quieras,
        sin registrarte.
      </p>
      <p>
        Para usar el sitio tenés que ser mayor de {lawPeriods.adultYears} años. Los datos que cargues tienen
        que ser verdaderos y tuyos, o de alguien que te autorizó. Si tenés una cuenta, cuidá tu contraseña: lo
        que se hace con ella se entiende hecho por vos, salvo que nos avises que te la robaron.
      </p>
      <p>No está permitido:</p>
      <ul>
        <li>enviar pedidos falsos, o con datos de otra persona sin su permiso;</li>
        <li>usar los datos de contacto de alguien para otra cosa que el trabajo que pidió;</li>
        <li>abrir más de una cuenta para tener otra vez lo que es gratis una sola vez;</li>
        <li>copiar datos del sitio en masa, o intentar ver lo que no es tuyo.</li>
      </ul>
      <p>
        {facts.siteName} no es un servicio de emergencias. Si hay peligro para alguien (fuego, gas,
        electricidad), llamá primero al 911 o a la empresa del servicio.
      </p>
      <p>
        Qué hacemos con tus datos lo explica la <Link href={paths.privacy()}>política de privacidad</Link>,
        que es parte de este contrato.
      </p>
    </>
  ),
}
