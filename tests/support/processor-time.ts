/** Milliseconds of work. A busy machine makes a test wait for its turn, which is not counted. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
