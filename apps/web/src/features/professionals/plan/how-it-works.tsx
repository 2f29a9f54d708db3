import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { providerName } from '@oficio/contracts/text/provider-name'
import { CalendarClock, FileText, LogOut, RefreshCcw, Tags, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface HowItWorksProps {
  supportEmail: string
  /** Whether months without a request are refunded automatically. */
  isIdleReturned: boolean
  /** Whether the operator issues invoices. */
  hasInvoices: boolean
}

/** Answers what a professional would ask before subscribing. */
export function HowItWorks({ supportEmail, isIdleReturned, hasInvoices }: HowItWorksProps) {
  return (
    <section aria-labelledby="como-se-cobra">
      <h2 id="como-se-cobra" className="text-xl">
        Cómo se cobra
      </h2>
      <ul className="mt-4 space-y-4 text-sm">
        <Fact icon={<CalendarClock aria-hidden />}>
          Una vez por mes, con {providerName}. No vemos ni guardamos los datos de tu tarjeta.
        </Fact>
        <Fact icon={<Tags aria-hidden />}>
          Si agregás o quitás rubros, cambia el próximo cobro. El mes en curso queda como está.
        </Fact>
        <Fact icon={<RefreshCcw aria-hidden />}>
          Si un cobro falla te avisamos, y seguís trabajando {limits.graceDays} días mientras se vuelve a
          intentar.
        </Fact>
        {isIdleReturned && (
          <Fact icon={<Undo2 aria-hidden />}>
            El mes en que no hubo ninguna solicitud de tus rubros en tu zona se devuelve solo,{' '}
            {limits.graceDays} días después de que termina.
          </Fact>
        )}
        <Fact icon={<LogOut aria-hidden />}>
          La cancelás cuando quieras y funciona hasta que termina el mes pagado.
        </Fact>
        <Fact icon={<FileText aria-hidden />}>
          {hasInvoices && (
            <>
              La factura sale a Consumidor Final, o a quien nos digas en{' '}
              <Link href={paths.invoiceData()} className="underline underline-offset-4">
                Datos para la factura
              </Link>
              .{' '}
            </>
          )}
          {hasInvoices ? '¿Necesitás una copia?' : '¿Necesitás factura?'} Pedila a{' '}
          <a href={`mailto:${supportEmail}`} className="break-words underline underline-offset-4">
            {supportEmail}
          </a>
          .
        </Fact>
      </ul>
    </section>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&_svg]:mt-px [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
