import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { Undo2, X } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { RubroIcon } from '@/components/ui/rubro-icon'
import { cn } from '@/lib/cn'
import type { RubroMark } from './selection'

interface ChosenRubroProps {
  rubro: Pick<RubroView, 'name' | 'icon' | 'description'>
  mark: RubroMark
  /** When the subscription covers the rubro, if the paid month does not. */
  coveredFrom: string | null
  /** Whether the reader cannot change the rubros, because they belong to another account. */
  isReadOnly: boolean
  /** Whether it is the only rubro, which cannot be removed. */
  isOnlyOne: boolean
  /** The id of the text that explains why it cannot be removed. */
  describedBy: string
  onRemove: () => void
  onRestore: () => void
}

/** One rubro of the professional. A removed rubro stays visible until the changes are saved. */
export function ChosenRubro({ rubro, mark, coveredFrom, isReadOnly, ...choice }: ChosenRubroProps) {
  const { name, icon, description } = rubro
  const isGoing = mark === 'removed'
  return (
    <div className="flex items-center gap-3 py-3 pr-2 pl-4 sm:gap-4 sm:pl-5">
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-foreground',
          isGoing && 'bg-muted text-muted-foreground',
        )}
      >
        <RubroIcon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={cn('font-semibold', isGoing && 'text-muted-foreground line-through')}>{name}</span>
          {mark === 'added' && <Badge tone="success">Nuevo</Badge>}
          {isGoing && <Badge>Se quita</Badge>}
          {!isGoing && coveredFrom && <Badge>Incluido {coveredFrom}</Badge>}
        </p>
        <p className="line-clamp-1 text-sm text-muted-foreground">{description.split('. ')[0]}</p>
      </div>
      {!isReadOnly && <Choice name={name} isGoing={isGoing} {...choice} />}
    </div>
  )
}

interface ChoiceProps extends Omit<ChosenRubroProps, 'rubro' | 'mark' | 'coveredFrom' | 'isReadOnly'> {
  name: string
  isGoing: boolean
}

function Choice({ name, isGoing, isOnlyOne, describedBy, onRemove, onRestore }: ChoiceProps) {
  if (isGoing) {
    return (
      <Button variant="ghost" className="px-3" onClick={onRestore} aria-label={`Dejar ${name}`}>
        <Undo2 aria-hidden />
        Dejar
      </Button>
    )
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      onClick={onRemove}
      disabled={isOnlyOne}
      aria-label={`Quitar ${name}`}
      aria-describedby={isOnlyOne ? describedBy : undefined}
      className="text-muted-foreground hover:text-foreground disabled:bg-transparent disabled:opacity-40"
    >
      <X aria-hidden />
    </Button>
  )
}
