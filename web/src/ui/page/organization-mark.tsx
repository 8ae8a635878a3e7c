/** An organisation's logo, on white since it may be drawn in black, or its first letter; its name always stands beside it. */
export function OrganizationMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        className="h-10 max-w-40 shrink-0 rounded-control border border-line bg-[#fff] object-contain p-1"
      />
    );
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface font-serif text-title font-semibold text-accent"
    >
      {name.trim().charAt(0)}
    </span>
  );
}
