import { cn } from '@/lib/cn'

/** A drawing of a river: three long waves, a shade lighter than the background. */
export function RiverArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 128"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      className={cn('stroke-petrol-line [&_path]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d="M-40 28c80-24 160-24 240 0s160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0" />
      <path d="M-120 62c80-24 160-24 240 0s160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0" />
      <path d="M-40 96c80-24 160-24 240 0s160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0 160 24 240 0 160-24 240 0" />
    </svg>
  )
}
