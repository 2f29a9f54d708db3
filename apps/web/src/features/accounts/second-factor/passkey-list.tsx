import type { PasskeyView } from '@oficio/contracts/accounts/second-factor'
import { KeyRound } from 'lucide-react'
import { RelativeTime } from '@/components/ui/relative-time'
import { RemoveFactor } from './remove-factor'

interface PasskeyListProps {
  passkeys: readonly PasskeyView[]
  remove: (id: string) => Promise<unknown>
}

/** The passkeys of an account, with their last use. */
export function PasskeyList({ passkeys, remove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-muted-foreground">Todavía no agregaste ninguna.</p>
  return (
    <ul className="divide-y">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
          <KeyRound aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-muted-foreground">
              Agregada: <RelativeTime iso={createdAt} />.{' '}
              {lastUsedAt === null ? (
                'Todavía no la usaste.'
              ) : (
                <>
                  Último uso: <RelativeTime iso={lastUsedAt} />
                </>
              )}
            </p>
          </div>
          <RemoveFactor
            label="Quitar"
            describedAs={`Quitar ${name}`}
            title={`Quitar «${name}»`}
            remove={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
