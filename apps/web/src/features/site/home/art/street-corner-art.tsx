import { cn } from '@/lib/cn'

/**
 * A drawing of a street corner in an Argentine town: flat roofs with water tanks, a shop in the cut corner (ochava),
 * wires and plane trees. On a petrol ground.
 */
export function StreetCornerArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1152 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('stroke-petrol-text [&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      <circle cx="742" cy="84" r="52" className="fill-sol stroke-none" />
      <House />
      <Flats />
      <Corner />
      <Terrace />
      <path d="M0 46c90 18 180 18 262 0M262 46c110 26 240 26 356 0M618 46c120 24 230 24 330 0s150-8 204-4" />
      <path d="M262 220V38M248 46h28M618 220V38M604 46h28M948 220V38M934 46h28" className="fill-petrol" />
      <Tree x={316} />
      <Tree x={888} />
    </svg>
  )
}

function House() {
  return (
    <g className="fill-petrol">
      <path d="M60 220v-84l70-40 70 40v84Z" />
      <path d="M46 144l84-48 84 48" />
      <rect x="84" y="150" width="34" height="32" rx="2" />
      <path d="M101 150v32M84 166h34" />
      <path d="M142 220v-58a18 18 0 0 1 36 0v58ZM171 192h.01" />
      <path d="M176 122V92h14v38" />
    </g>
  )
}

function Flats() {
  const floors = [84, 120, 156]
  return (
    <g className="fill-petrol">
      <path d="M386 220V62h120v158Z" />
      <path d="M378 62h136" />
      <path d="M412 62V50h6v12M446 62V50h6v12M406 50a26 14 0 0 1 52 0ZM406 50h52" />
      {floors.map((y) => (
        <path
          key={y}
          d={`M402 ${y}h28v24h-28ZM462 ${y}h28v24h-28ZM396 ${y + 24}h40M456 ${y + 24}h40M416 ${y}v24M476 ${y}v24`}
        />
      ))}
      <path d="M430 220v-26h32v26M446 194v26" />
    </g>
  )
}

function Corner() {
  return (
    <g className="fill-petrol">
      <path d="M668 220V92l24-12h96l24 12v128Z" />
      <path d="M692 80v140M788 80v140M662 92l30-14h96l30 14" />
      <path d="M704 104h28v34h-28ZM748 104h28v34h-28ZM718 104v34M762 104v34M700 142h36M744 142h36" />
      <path d="M692 158h96l12 20H680Z" />
      <path d="M716 158l-6 20M740 158v20M764 158l6 20" />
      <path d="M724 220v-34h32v34M704 190h12v16h-12ZM764 190h12v16h-12Z" />
      <path d="M674 120h12v26h-12ZM794 120h12v26h-12Z" />
    </g>
  )
}

function Terrace() {
  return (
    <g className="fill-petrol">
      <path d="M988 220V118h120v102Z" />
      <path d="M980 118h136M996 118v-12h104v12M1012 106v12M1030 106v12M1048 106v12M1066 106v12M1084 106v12" />
      <path d="M1006 140h34v30h-34ZM1023 140v30M1002 174h42" />
      <path d="M1062 220v-66h30v66M1085 190h.01" />
      <path d="M1140 220 1096 126M1152 212l-42-92M1132 203l12-5M1123 184l12-6M1114 165l12-6M1105 146l12-6" />
    </g>
  )
}

function Tree({ x }: { x: number }) {
  return (
    <g className="fill-petrol">
      <path d={`M${x} 220v-70m0 24-12-14m12 2 10-12`} />
      <path d={`M${x - 30} 150a22 22 0 0 1 4-42 30 30 0 0 1 54 2 21 21 0 0 1 2 40Z`} />
      <path d={`M${x} 166v-34m0 18-10-10m10 2 9-9`} />
    </g>
  )
}
