import { cn } from '@/lib/cn'

interface AvatarProps {
  /** Used for the initials. Not read out, because the name is beside every avatar. */
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-11 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-24 text-3xl md:size-28',
}
const pixels = { sm: 32, md: 44, lg: 56, xl: 112 }

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('es-AR')
}

export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-primary-soft-foreground select-none',
        sizes[size],
      )}
    >
      {src ? (
        // biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
