import { Wrench } from 'lucide-react'
import { rubroIcons } from './rubro-icons'

interface RubroIconProps {
  /** The lucide name in the rubro's row. An unknown name shows a wrench. */
  name: string
  className?: string
}

export function RubroIcon({ name, className }: RubroIconProps) {
  const Icon = (Object.hasOwn(rubroIcons, name) && rubroIcons[name]) || Wrench
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
