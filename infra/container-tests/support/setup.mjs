const given = JSON.parse(process.env.CONTAINER_TESTS ?? '{}');

/** The clone under test, and whether the images are local ones. */
export const { checkout, isLocal, folder } = given;
