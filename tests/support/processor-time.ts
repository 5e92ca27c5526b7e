/** In milliseconds. On a busy machine a test waits for its turn, which is not the work's own time. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
