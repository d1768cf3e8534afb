export function cleanEnvironment(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
