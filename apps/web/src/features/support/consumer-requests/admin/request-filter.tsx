import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { cn } from '@/lib/cn'

const choices = [
  { status: 'open', label: 'Pendientes', href: paths.adminConsumerRequests() },
  { status: 'answered', label: 'Respondidos', href: `${paths.adminConsumerRequests()}?estado=respondidos` },
] as const

/** Two views of one list, each with an address of its own. */
export function RequestFilter({ status }: { status: 'open' | 'answered' }) {
  return (
    <nav aria-label="Pedidos" className="mb-6 flex gap-6 border-b">
      {choices.map((choice) => (
        <Link
          key={choice.status}
          href={choice.href}
          aria-current={choice.status === status ? 'page' : undefined}
          className={cn(
            '-mb-px inline-flex h-12 items-center border-b-2 border-transparent font-semibold text-muted-foreground transition-colors hover:text-foreground',
            choice.status === status && 'border-primary text-primary',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
