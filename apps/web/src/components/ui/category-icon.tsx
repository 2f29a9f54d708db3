import {
  Bed,
  Coffee,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  type LucideIcon,
  Scissors,
  ShoppingBag,
  Store,
  Utensils,
  Wine,
} from 'lucide-react'

/** The icons by their lucide names, which the reference data uses. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bed: Bed,
  coffee: Coffee,
  dumbbell: Dumbbell,
  'graduation-cap': GraduationCap,
  'heart-pulse': HeartPulse,
  scissors: Scissors,
  'shopping-bag': ShoppingBag,
  store: Store,
  utensils: Utensils,
  wine: Wine,
}

interface CategoryIconProps {
  /** The lucide name in the category's row. An unknown name shows a shop. */
  name: string
  className?: string
}

export function CategoryIcon({ name, className }: CategoryIconProps) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || Store
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
